import type { Contender } from './contender.ts';
import { PAGE, places, tiles } from './tallPage.ts';

/** As large as the device's screen is beside it. */
const SCREEN = { width: 937, height: 527 };

/** What one writes in ten minutes: all tiles and all boxes in the document, by the browser's own means and no framework. */
export function naive(container: HTMLElement): Contender {
  return {
    name: 'all in the document',
    show() {
      container.innerHTML = `<div style="position:relative;overflow:hidden scroll;width:${SCREEN.width}px;height:${SCREEN.height}px"><div style="position:relative">${images()}</div></div>`;
      const area = this.area();
      const scale = (this.screen()?.clientWidth ?? 0) / PAGE.width;
      if (!area) return;
      area.style.height = `${PAGE.height * scale}px`;
      area.insertAdjacentHTML('beforeend', buttons(scale));
    },
    screen: () => container.querySelector<HTMLElement>(':scope > div'),
    area: () => container.querySelector<HTMLElement>(':scope > div > div'),
    tiles: () => [...container.querySelectorAll('img')],
    markers: () => [...container.querySelectorAll<HTMLElement>('[data-issue]')],
    hide: () => container.replaceChildren(),
  };
}

function images(): string {
  return tiles
    .map(
      ({ fileName }) =>
        `<img src="${fileName}" alt="" decoding="async" style="display:block;width:100%;aspect-ratio:1920/4000">`,
    )
    .join('');
}

function buttons(scale: number): string {
  return places
    .map(({ left, top, width, height }, index) => {
      const at = [
        `left:${left * scale}px`,
        `top:${top * scale}px`,
        `width:${width * scale}px`,
        `height:${height * scale}px`,
      ];
      return `<button type="button" data-issue="box-${index}" aria-label="Issue ${index + 1} of 5,000" style="position:absolute;padding:0;border:0;background:none;box-shadow:0 0 0 1px #fff,0 0 0 3px #e5195f,0 0 0 4px #fff;${at.join(';')}"></button>`;
    })
    .join('');
}
