import type { TaskConfig } from 'payload'
import { createLink } from './editor-link.ts'
import { mailLink } from './editor-mails.ts'

type Task = { input: { email: string; language: string }; output: object }

/**
 * Mails a link to a new password. Whether the address has an account is looked up here and not during
 * somebody waits: asking takes the same time for every address.
 */
export const sendEditorLink: TaskConfig<Task> = {
  slug: 'sendEditorLink',
  retries: 5,
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'language', type: 'text', required: true },
  ],
  async handler({ input: { email, language }, req: { payload } }) {
    const token = await createLink(payload.db.drizzle, email)
    if (token) await mailLink(payload, { to: email.trim().toLowerCase(), language, token })
    return { output: {} }
  },
}
