import type { Project } from '../contract/types.ts';
import { type ParsedScan, parseScans } from './parsedScan.ts';
import { parseTime } from './time.ts';

/** A project with its dates parsed and its scans newest first. */
export interface ParsedProject extends Omit<Project, 'scans'> {
  readonly createdAtDate: Date;
  /** When the schedule starts the next scan. */
  readonly nextScanAtDate?: Date;
  readonly scans: readonly ParsedScan[];
}

/** @throws RangeError if a time can't be read */
export function parseProject(project: Project): ParsedProject {
  const { nextScanAt } = project;
  return {
    ...project,
    createdAtDate: parseTime(project.createdAt),
    ...(nextScanAt !== undefined && { nextScanAtDate: parseTime(nextScanAt) }),
    scans: parseScans(project.scans),
  };
}

/** Parses projects and puts the newest first. */
export function parseProjects(projects: readonly Project[]): ParsedProject[] {
  return projects.map(parseProject).sort((a, b) => b.createdAtDate.getTime() - a.createdAtDate.getTime());
}
