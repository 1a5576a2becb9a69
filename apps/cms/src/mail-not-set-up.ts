import type { EmailAdapter } from 'payload'

/** Editors get new passwords from an admin, not by mail. Keeps addresses out of the log. */
export const mailNotSetUp: EmailAdapter<void> = ({ payload }) => ({
  name: 'not-set-up',
  defaultFromAddress: 'ikke-svar@trivsel.example',
  defaultFromName: 'Trivsel',
  sendEmail: async () => {
    payload.logger.warn({ msg: 'A mail was not sent: the content system has no mail server' })
  },
})
