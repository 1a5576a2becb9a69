import type { CompatibleChange } from './find-changes.ts'

/**
 * Functions whose body has changed since the last release, and which that release may run as well as this
 * one, in either body: after a release that is taken back the earlier body is there again, under both.
 * `scripts/functions/record.ts` shows which are to be removed here after a release.
 */
export const compatibleChanges: Readonly<Record<string, CompatibleChange>> = {}
