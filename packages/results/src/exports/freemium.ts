export { ACCESSIBILITY_FACTS, type Fact, type FactKey, factOf } from '../freemium/accessibilityFacts.ts';
export { FactWhileWaiting } from '../freemium/FactWhileWaiting.tsx';
export type { PublicScanRefusal } from '../freemium/PublicScanRefusal.ts';
export {
  type ResultsEmailError,
  ResultsEmailForm,
  type ResultsEmailFormProps,
  type WantedResults,
} from '../freemium/ResultsEmailForm.tsx';
export { ScanPageFields, type ScanPageFieldsProps } from '../freemium/ScanPageFields.tsx';
export { WaitingDialog, type WaitingDialogProps } from '../freemium/WaitingDialog.tsx';
export type { WaitingScan } from '../freemium/WaitingScan.ts';
