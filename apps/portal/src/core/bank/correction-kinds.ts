/** What a correction does, once a second person has confirmed it. */
export const correctionKinds = [
  'reverse-transfer',
  'replace-transfer',
  'move-transfer',
  'return-payout',
] as const
export type CorrectionKind = (typeof correctionKinds)[number]
