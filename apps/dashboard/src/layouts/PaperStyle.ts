import { createGlobalStyle } from 'styled-components';

/**
 * For a screen with a report: paper takes the report alone, on white, whatever stands around it and whatever
 * the reader's theme is.
 */
export const PaperStyle = createGlobalStyle`
  @media print {
    html { background: #ffffff; color-scheme: light; }
    /* The shell's frames scroll; a sheet does not. */
    body, body *:has([data-report]) {
      display: block;
      position: static;
      height: auto;
      min-height: 0;
      max-width: none;
      margin: 0;
      padding: 0;
      overflow: visible;
    }
    body *:not([data-report], [data-report] *, :has([data-report]), style, script) { display: none; }
  }
`;
