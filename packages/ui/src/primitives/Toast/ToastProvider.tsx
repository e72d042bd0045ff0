import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useState } from 'react';
import { ToastList } from './ToastList.tsx';

/** Part of `SitelensProvider`: the region in which toasts appear and are announced. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [manager] = useState(() => Toast.createToastManager());
  return (
    <Toast.Provider timeout={6000} limit={4} toastManager={manager}>
      {children}
      <ToastList />
    </Toast.Provider>
  );
}
