import { Toast } from '@base-ui/react/toast';
import { useCallback } from 'react';

/** Of what kind the news is; told by icon and colour. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** What happened, and what can be done about it. */
export interface ToastMessage {
  title: string;
  detail?: string;
  /** Default: `success`. A `danger` is announced at once, and stays until it is dismissed. */
  tone?: ToastTone;
  action?: { label: string; onPress: () => void };
}

/** `const showToast = useToast()`: says that something has happened, where nothing else on the page does. */
export function useToast(): (message: ToastMessage) => void {
  const { add } = Toast.useToastManager();
  return useCallback(
    ({ title, detail, tone = 'success', action }: ToastMessage) => {
      const isUrgent = tone === 'danger';
      add({
        title,
        description: detail,
        type: tone,
        priority: isUrgent ? 'high' : 'low',
        // Who reads slowly must be able to reach the action (WCAG 2.2.1).
        ...(isUrgent || action !== undefined ? { timeout: 0 } : {}),
        ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: action.onPress } }),
      });
    },
    [add],
  );
}
