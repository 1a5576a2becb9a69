import { formatKroner } from '#platform/format-kroner.ts'

/** An amount in øre as the log shows it. */
export const showAmount = (ore: string | number | boolean): string => formatKroner(Number(ore))
