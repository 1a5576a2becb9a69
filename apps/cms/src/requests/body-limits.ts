const kilobyte = 1024
const megabyte = 1024 * kilobyte

/**
 * What a request may carry, in bytes. The longest page of the demo is 110 kB with both languages;
 * Payload itself takes no file over 20 MB.
 */
export const bodyLimits = { stranger: 64 * kilobyte, editor: 2 * megabyte, upload: 25 * megabyte }

/** Files and their texts come as forms; everything else is JSON. */
export function bodyLimit(asker: { isSignedIn: boolean; contentType: string | null }): number {
  if (!asker.isSignedIn) return bodyLimits.stranger
  const isForm = asker.contentType?.trim().toLowerCase().startsWith('multipart/form-data')
  return isForm ? bodyLimits.upload : bodyLimits.editor
}
