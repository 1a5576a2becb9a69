/** Pixels: enough for a ticket at arm’s length, and read in a few milliseconds. */
const longest = 640

/** The size in which a frame is read: cameras give far more than that takes. */
export function fitFrame(size: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, longest / Math.max(size.width, size.height, 1))
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}
