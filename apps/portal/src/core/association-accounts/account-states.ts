import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { freshDays } from './limits.ts'

/**
 * The states of a bank account. `entered` by one contact person, it counts for nothing until another
 * one has confirmed it; the one before counts meanwhile and is then `replaced`.
 */
export const accountStates = [
  'entered',
  'confirmed',
  /** By another contact person than the one who entered it. */
  'rejected',
  /** By the one who entered it. */
  'withdrawn',
  'replaced',
  /** By staff. */
  'removed',
] as const

/** Those that have counted: money may have gone there. */
export const usedStates = ['confirmed', 'replaced', 'removed'] as const

/** What somebody can do about an account that was entered. */
export type ConfirmationStep =
  | 'confirm'
  /** They entered it themselves. */
  | 'own'
  /** The person who entered it is no longer a contact person: it is entered again. */
  | 'former'

/**
 * Who may confirm an account that was entered: a contact person who is another person than the one who
 * entered it, while that one is a contact person, too. So two who answer for the association decide.
 * @param entered.by null where the account of that person is deleted
 * @param reader.accounts all accounts of one person
 */
export function confirmationStep(
  entered: { readonly by: string | null; readonly isContact: boolean },
  reader: { readonly accounts: ReadonlySet<string> },
): ConfirmationStep {
  if (entered.by === null || !entered.isContact) return 'former'
  return reader.accounts.has(entered.by) ? 'own' : 'confirm'
}

/** Whether an account was confirmed so lately that staff look at it twice. */
export const isFresh = (confirmedAt: Date, now: Date): boolean =>
  addDays(osloDate(confirmedAt), freshDays) > osloDate(now)
