import { readdir, readFile, writeFile } from 'node:fs/promises';
import { npmBrowser } from '@sitelens/scanner';
import { chromium } from 'playwright-core';

/** Makes the variants of the static images anew, with the browser that is there anyway: `npm run static-images`. */
const folder = new URL('../../apps/dashboard/public/dashboard-assets/', import.meta.url);
const isVariant = /-(20|40|60|80)\.webp$/;
/** In percent, as `StaticImage` asks for them: a test holds both to each other. */
const SCALES = [20, 40, 60, 80];
const QUALITY = 0.85;

/** Runs in the browser, which decodes and encodes. */
async function scaleInPage({
  source,
  widths,
  quality,
}: {
  source: string;
  widths: number[];
  quality: number;
}) {
  const bitmap = await createImageBitmap(await (await fetch(source)).blob());
  const scale = async (width: number) => {
    const height = Math.round((bitmap.height * width) / bitmap.width);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    const reader = new FileReader();
    const read = new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
    });
    reader.readAsDataURL(blob);
    return read;
  };
  return Promise.all(widths.map(scale));
}

const { executablePath, environment } = await npmBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp') && !isVariant.test(name));
  for (const name of names) {
    const source = `data:image/webp;base64,${(await readFile(new URL(name, folder))).toString('base64')}`;
    const width = await page.evaluate(
      async (url) => (await createImageBitmap(await (await fetch(url)).blob())).width,
      source,
    );
    const widths = SCALES.map((percent) => Math.round((width * percent) / 100));
    const scaled = await page.evaluate(scaleInPage, { source, widths, quality: QUALITY });
    for (const [index, percent] of SCALES.entries()) {
      const [, base64 = ''] = (scaled[index] ?? '').split(',');
      await writeFile(
        new URL(name.replace(/\.webp$/, `-${percent}.webp`), folder),
        Buffer.from(base64, 'base64'),
      );
    }
  }
} finally {
  await browser.close();
}
