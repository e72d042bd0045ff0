type Close = () => Promise<unknown>;

/**
 * Opens what consists of several parts, each of which says how it is closed. They are closed in the opposite order,
 * those too that were open already when the next one failed.
 */
export async function openTogether<Opened extends object>(
  open: (onClose: (close: Close) => void) => Promise<Opened>,
): Promise<Opened & { close(): Promise<void> }> {
  const closers: Close[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return { ...(await open((closer) => void closers.push(closer))), close };
  } catch (error) {
    await close();
    throw error;
  }
}
