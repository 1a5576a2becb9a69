const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The largest file: a training video. Pictures and documents may be smaller (`refuseLargeFile`). */
export const largestUpload = 500 * megabyte
export const largestDocument = 20 * megabyte

/**
 * What a request may carry, in bytes. The longest page of the demo is 110 kB with both languages; a
 * form is a little longer than its file.
 */
export const bodyLimits = {
  stranger: 64 * kilobyte,
  editor: 2 * megabyte,
  upload: largestUpload + megabyte,
}

/** Files and their texts come as forms; everything else is JSON. */
export function bodyLimit(asker: { isSignedIn: boolean; contentType: string | null }): number {
  if (!asker.isSignedIn) return bodyLimits.stranger
  const isForm = asker.contentType?.trim().toLowerCase().startsWith('multipart/form-data')
  return isForm ? bodyLimits.upload : bodyLimits.editor
}
