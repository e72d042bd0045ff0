import type { components } from './generated.ts';

type Schemas = components['schemas'];

export type AccessibilityCategory = Schemas['AccessibilityCategory'];
export type AccessibilityCategoryList = Schemas['AccessibilityCategoryList'];
export type AccessibilityIssue = Schemas['AccessibilityIssue'];
export type AccessibilityIssueList = Schemas['AccessibilityIssueList'];
export type AccessibilityRulePage = Schemas['AccessibilityRulePage'];
export type AccessibilityRulePageList = Schemas['AccessibilityRulePageList'];
export type BoundingBox = Schemas['BoundingBox'];
export type BoundingBoxes = Schemas['BoundingBoxes'];
export type CheckResult = Schemas['CheckResult'];
export type Disability = Schemas['Disability'];
export type Evaluator = Schemas['Evaluator'];
export type FieldProblem = Schemas['FieldProblem'];
export type Impact = Schemas['Impact'];
export type NewProject = Schemas['NewProject'];
/** A {@link NewProject} as it is sent: what has a default may be left out. */
export type NewProjectRequest = Omit<NewProject, 'maxPages' | 'maxSimultaneousPages'> &
  Partial<Pick<NewProject, 'maxPages' | 'maxSimultaneousPages'>>;
export type Page = Schemas['Page'];
export type PageDimensions = Schemas['PageDimensions'];
export type PageFailureReason = Schemas['PageFailureReason'];
export type PageList = Schemas['PageList'];
export type PageOutcome = Schemas['PageOutcome'];
export type PaginationDetails = Schemas['PaginationDetails'];
export type Problem = Schemas['Problem'];
export type Project = Schemas['Project'];
export type ProjectList = Schemas['ProjectList'];
export type ProjectUpdate = Schemas['ProjectUpdate'];
export type RelatedNode = Schemas['RelatedNode'];
export type Role = Schemas['Role'];
export type Scan = Schemas['Scan'];
export type ScanFailure = Schemas['ScanFailure'];
export type ScanProgress = Schemas['ScanProgress'];
export type ScanScreenSize = Schemas['ScanScreenSize'];
export type ScanStatus = Schemas['ScanStatus'];
export type Schedule = Schemas['Schedule'];
export type Screenshots = Schemas['Screenshots'];
export type ScreenshotTile = Schemas['ScreenshotTile'];
export type ScreenSize = Schemas['ScreenSize'];
export type Subscription = Schemas['Subscription'];
export type Target = Schemas['Target'];
export type Thumbnails = Schemas['Thumbnails'];
export type TilesByScreenSize = Schemas['TilesByScreenSize'];
export type TokenInfo = Schemas['TokenInfo'];
export type User = Schemas['User'];
