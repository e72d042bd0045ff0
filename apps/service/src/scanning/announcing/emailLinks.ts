export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const CONFIRM_NEWSLETTER_PATH = '/newsletter/confirm';

export function unsubscribeUrl(publicOrigin: string, token: string): string {
  return `${publicOrigin}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;
}

export function confirmNewsletterUrl(publicOrigin: string, token: string): string {
  return `${publicOrigin}${CONFIRM_NEWSLETTER_PATH}?${new URLSearchParams({ token })}`;
}
