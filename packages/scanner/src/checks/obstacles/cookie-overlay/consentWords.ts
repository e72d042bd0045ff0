/** Cookies, as banners of European and some other languages call them. */
const COOKIES =
  /\b(cookies?|cookie-k|kakor|sütik(et)?|slapuk\w+|sīkdat\w+|küpsis\w+|piškotk\w+|kolačić\w+|informasjonskapsl\w+|ciasteczk\w+)(?!\w)|evästei|çerez|бисквитк|куки|クッキー|쿠키|کوکی|עוגיות|คุกกี้/iu;

/** Labels with which people take or refuse them: the label begins so. Not "settings", which footers have too. */
const CHOICES = [
  'accept|agree|i (accept|agree|understand)|allow|yes,? i|got it|ok(ay)?\\b|understood|consent|reject|refuse|decline|deny|dismiss|only (necessary|essential)|(use )?(necessary|essential) (cookies )?only|close\\b',
  'alle(s)? |akzeptieren|annehmen|zustimmen|ich stimme|einverstanden|verstanden|ablehnen|zulassen|erlauben|nur (notwendige|essen)',
  "accepter|j['’]accepte|tout |refuser|continuer sans|d['’]accord|compris|autoriser",
  'acept|rechaz|de acuerdo|entendido|permitir|accett|rifiut|ho capito|va bene|aceit|rejeit|concordo|entendi|recus',
  'accepteer|accepteren|akkoord|weiger|toestaan|begrepen|acceptera|godkänn|avvisa|neka|tillåt|godta|aksepter|avslå|tillad|afvis|forstået|hyväksy|hylkää|salli',
  'akceptuj|zaakceptuj|zgadzam|odrzuć|rozumiem|přijmout|souhlas|odmítnout|prijať|súhlas|odmietnuť|elfogad|elutasít|rendben|accept(ă|ați)|refuz|sprejm|prihva|slažem|zavrni|odbij|sutink|piekr|nõustu',
  'приема|приеми|принять|принима|соглас|прийняти|погодж|відхилити|отклонить|αποδοχή|αποδέχομαι|συμφωνώ|απόρριψη|kabul|reddet|onayl',
  '同意|接受|拒绝|拒絕|我知道了|동의|수락|거부|확인|受け入れ|承認|承諾|拒否|すべて許可|chấp nhận|đồng ý|ยอมรับ|terima|setuju|אישור|מסכים|قبول|موافق|رفض',
].join('|');

const CHOICE = new RegExp(`^\\W*(${CHOICES})`, 'iu');

/** How far into its text a consent banner says what it is about: what is said later is small print. */
const BEGINNING = 400;

/** Whether a text is about cookies from its beginning on. */
export function isAboutCookies(text: string): boolean {
  return COOKIES.test(text.slice(0, BEGINNING));
}

/** Whether who presses this takes or refuses something. */
export function isChoice(label: string): boolean {
  return CHOICE.test(label);
}
