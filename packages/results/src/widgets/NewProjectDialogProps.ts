export interface NewProjectDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (created: { projectId: string }) => void;
  /** What the URL begins with, such as an address that a visitor has had scanned before. Default: nothing. */
  startUrl?: string;
}
