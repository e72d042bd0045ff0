/**
 * Copies a text, or offers it in a prompt where the page may not write to the clipboard: without
 * https, in a frame without the permission, or when the reader has refused it.
 *
 * @returns whether it was copied without the reader's help
 */
export async function copyText(text: string, prompt: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(prompt, text);
    return false;
  }
}
