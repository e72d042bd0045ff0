import { RotateCw } from 'lucide-react';
import { Button } from '../primitives/Button/Button.tsx';
import { EmailLink } from '../primitives/EmailLink/EmailLink.tsx';
import { FailureState } from '../primitives/FailureState/FailureState.tsx';
import { useCrashWords } from './words.ts';

export interface CrashScreenProps {
  /** Where people may ask for help; left out where there is nobody, or where nobody knows yet. */
  supportEmail?: string | undefined;
  onReload: () => void;
}

/** In place of everything, when a screen threw: what to do now, and whom to ask. */
export function CrashScreen({ supportEmail, onReload }: CrashScreenProps) {
  const t = useCrashWords();
  return (
    <main>
      <FailureState
        level={1}
        title={t('crash.title')}
        detail={
          supportEmail === undefined ? (
            t('crash.detail')
          ) : (
            <>
              {t('crash.reloadFirst')}{' '}
              <EmailLink address={supportEmail}>{t('crash.support', { email: supportEmail })}</EmailLink>
            </>
          )
        }
        action={
          <Button icon={<RotateCw aria-hidden />} onClick={onReload}>
            {t('crash.reload')}
          </Button>
        }
      />
    </main>
  );
}
