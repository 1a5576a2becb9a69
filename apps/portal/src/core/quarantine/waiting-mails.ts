/** What becomes of mails and messages that waited when the backup was made. */
export const waitingMailChoices = ['dropped', 'sent'] as const
export type WaitingMailChoice = (typeof waitingMailChoices)[number]
