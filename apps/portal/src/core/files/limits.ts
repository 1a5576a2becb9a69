/** 1 MB is 1,048,576 bytes (specification, section 5). */
export const megabyte = 1_048_576

/** All files of one form together, in bytes. */
export const maxFiles = 10 * megabyte

/** Beside the files: fields, names, and the boundaries between the parts. */
const aroundFiles = 256 * 1024

/** For `longestBody` of an endpoint that takes files in. */
export const longestUpload = maxFiles + aroundFiles
