/**
 * Whether money that a person registers may have come on a day: not before the account was opened, and
 * not after today. Days as `2026-11-24`.
 */
export const isPossibleDate = (
  day: string,
  { openedOn, today }: { openedOn: string; today: string },
): boolean => openedOn <= day && day <= today
