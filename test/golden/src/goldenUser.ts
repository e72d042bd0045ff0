import type {
  EmailVerification,
  Installation,
  ScanEmails,
  TokenInfo,
  User,
} from '@sitelens/api-client/contract';
import { HttpResponse, http } from 'msw';
import { goldenId } from './goldenId.ts';
import { API, PROJECT_PATH } from './paths.ts';

/** Who looks at the golden scan. */
export const goldenUser: User = {
  userRef: goldenId('user', 0),
  email: 'demo@sitelens.example',
  name: 'Dana Demo',
  organisation: { id: goldenId('organisation', 0), name: 'Demo organisation' },
};

export const goldenTokenInfo: TokenInfo = {
  authenticated: true,
  email: goldenUser.email,
  emailVerified: true,
  userRef: goldenUser.userRef,
};

export const goldenEmailVerification: EmailVerification = { emailVerified: true };
export const goldenScanEmails: ScanEmails = { isSubscribed: true };
export const goldenInstallation: Installation = { publicScans: true, showsOutbox: false };

/** What the API says about them, whatever they look at, and of the installation that they use. */
export const userHandlers = [
  http.get(`${API}/tokeninfo`, () => HttpResponse.json(goldenTokenInfo)),
  http.get(`${API}/users/current`, () => HttpResponse.json(goldenUser)),
  http.get(`${API}/users/email-verification`, () => HttpResponse.json(goldenEmailVerification)),
  http.get(`${PROJECT_PATH}/emails`, () => HttpResponse.json(goldenScanEmails)),
  http.get(`${API}/installation`, () => HttpResponse.json(goldenInstallation)),
];
