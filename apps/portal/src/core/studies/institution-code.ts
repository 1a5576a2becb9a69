/**
 * The short name by which the specification knows an institution (section 5). Other rows and
 * institutions themselves name it, so it never changes.
 */
export const institutionCodePattern = /^[\p{L}\p{N}](?:[\p{L}\p{N} .&-]{0,28}[\p{L}\p{N}])?$/u
