import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** An address that no other test has. */
export const newStaffEmail = () => `ansatt-${randomBytes(4).toString('hex')}@trivsel.example`

/** What `npm run staff:invite` does in the end, on the database of the site under test. */
export async function inviteAdmin(email: string): Promise<void> {
  const script = path.join(root, 'apps/portal/scripts/invite-staff.ts')
  await promisify(execFile)(path.join(root, 'node_modules/.bin/node'), [script, email], {
    env: {
      ...process.env,
      TRIVSEL_ENV: 'test',
      DATABASE_URL: process.env.E2E_DATABASE_URL,
      SITE_KEY: 'the command asks for no content',
      AUTH_SECRET: 'the command logs nobody in, and signs nothing',
      FIELD_KEYS: 'test:the_command_encrypts_nothing_at_all',
    },
  })
}
