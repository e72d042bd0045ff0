/** A consent banner that is known by its markup. */
export interface ConsentVendor {
  readonly name: string;
  /** Selectors of its outermost elements. */
  readonly marks: readonly string[];
}

/**
 * By their own documentation and markup of 2024 to 2026. Ids and classes of what lies over the page only, not of
 * lists of cookies that stand in a page's text.
 */
export const CONSENT_VENDORS: readonly ConsentVendor[] = [
  {
    name: 'OneTrust',
    marks: ['#onetrust-consent-sdk', '#onetrust-banner-sdk', '.optanon-alert-box-wrapper'],
  },
  { name: 'Cookiebot', marks: ['#CybotCookiebotDialog', '#CybotCookiebotDialogBodyUnderlay'] },
  { name: 'Didomi', marks: ['#didomi-host', '#didomi-popup', '#didomi-notice'] },
  { name: 'Usercentrics', marks: ['#usercentrics-root', '#usercentrics-cmp-ui', '#uc-center-container'] },
  { name: 'Quantcast Choice', marks: ['#qc-cmp2-container', '.qc-cmp2-container', '.qc-cmp-ui-container'] },
  {
    name: 'TrustArc',
    marks: [
      '#truste-consent-track',
      '#consent_blackbar',
      '.truste_overlay',
      '.truste_box_overlay',
      '#trustarc-banner-overlay',
    ],
  },
  { name: 'Osano', marks: ['.osano-cm-window', '.osano-cm-dialog'] },
  {
    name: 'Cookie Consent',
    marks: ['.cc-window.cc-banner', '.cc-window.cc-floating', '.cc-window[aria-label=cookieconsent]'],
  },
  {
    name: 'CookieYes',
    marks: ['.cky-consent-container', '.cky-overlay', '.cky-modal', '#cookie-law-info-bar', '.cli-modal'],
  },
  { name: 'Complianz', marks: ['#cmplz-cookiebanner-container', '.cmplz-cookiebanner'] },
  { name: 'Borlabs Cookie', marks: ['#BorlabsCookieBox', '#BorlabsCookieBoxWrap', '.brlbs-cmpnt-container'] },
  { name: 'iubenda', marks: ['#iubenda-cs-banner', '#iubenda-iframe'] },
  { name: 'Sourcepoint', marks: ['[id^=sp_message_container_]'] },
  { name: 'CookieConsent', marks: ['#cc-main', '#cc--main'] },
  { name: 'Klaro', marks: ['.klaro .cookie-notice', '.klaro .cookie-modal'] },
  { name: 'tarteaucitron', marks: ['#tarteaucitronRoot', '#tarteaucitronAlertBig'] },
  { name: 'Axeptio', marks: ['#axeptio_overlay', '#axeptio_main_button', '.axeptio_mount'] },
  { name: 'CookieFirst', marks: ['.cookiefirst-root', '#cookiefirst-root'] },
  { name: 'CookieScript', marks: ['#cookiescript_injected', '#cookiescript_injected_wrapper'] },
  { name: 'Termly', marks: ['#termly-code-snippet-support', '[data-tid=banner-wrapper]'] },
  { name: 'consentmanager', marks: ['#cmpbox', '#cmpbox2', '#cmpwrapper'] },
  { name: 'CookieHub', marks: ['.ch2-container', '.ch2-dialog'] },
  { name: 'Civic Cookie Control', marks: ['#ccc-overlay', '#ccc-notify', '#ccc-module'] },
  { name: 'Evidon', marks: ['#_evidon_banner', '#_evidon-barrier-wrapper'] },
  { name: 'Google Funding Choices', marks: ['.fc-consent-root'] },
  { name: 'GDPR Cookie Compliance', marks: ['#moove_gdpr_cookie_info_bar', '#moove_gdpr_cookie_modal'] },
  {
    name: 'Cookie Notice',
    marks: ['#cookie-notice.cookie-notice-visible', '#cookie-notice[role=dialog]', '#hu.hu-wrapper'],
  },
  { name: 'HubSpot', marks: ['#hs-eu-cookie-confirmation', '#hs-banner-parent'] },
  { name: 'Shopify', marks: ['#shopify-pc__banner', '#shopify-pc__prefs'] },
  {
    name: 'EU Cookie Compliance',
    marks: ['#sliding-popup.sliding-popup-bottom', '#sliding-popup.sliding-popup-top'],
  },
  { name: 'Wix', marks: ['[data-hook=consent-banner-root]', '[data-hook=ccsu-banner-wrapper]'] },
  { name: 'Squarespace', marks: ['.sqs-cookie-banner-v2'] },
  { name: 'Ketch', marks: ['#lanyard_root'] },
  { name: 'Transcend', marks: ['#transcend-consent-manager'] },
  {
    name: 'Cookie Information',
    marks: ['#coiOverlay', '#coi-banner-wrapper', '#cookie-information-template-wrapper'],
  },
  { name: 'CCM19', marks: ['.ccm-root', '.ccm-modal'] },
  { name: 'LiveRamp', marks: ['#gdpr-consent-tool-wrapper'] },
  { name: 'AppConsent', marks: ['#appconsent'] },
  { name: 'TrustCommander', marks: ['#tc-privacy-wrapper', '#footer_tc_privacy', '#popin_tc_privacy'] },
  { name: 'Metomic', marks: ['#mtm-root-container'] },
  { name: 'Enzuzo', marks: ['#ez-cookie-notification', '.ez-consent'] },
];

/** All of them, for one look into the page. */
export const CONSENT_MARKS: readonly string[] = CONSENT_VENDORS.flatMap(({ marks }) => marks);
