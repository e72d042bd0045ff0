export interface FeedbackDialogProps {
  isOpen: boolean;
  onClose: () => void;
}
