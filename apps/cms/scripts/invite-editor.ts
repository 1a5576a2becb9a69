/**
 * Makes the first administrator, or lets somebody in again who has lost phone and recovery codes:
 * `npm run editors:invite -- <e-mail> [--english] [--reset-factor]`. The content system mails a link.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { removeFactor } from '../src/accounts/second-factor.ts'
import { openPayload } from './open-payload.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { english: { type: 'boolean' }, 'reset-factor': { type: 'boolean' } },
})
const email = positionals[0]?.trim().toLowerCase()
if (!email?.includes('@') || positionals.length > 1) {
  console.error('usage: npm run editors:invite -- <e-mail> [--english] [--reset-factor]')
  process.exit(1)
}

const payload = await openPayload()
payload.logger.level = 'error'
const { docs } = await payload.find({
  collection: 'editors',
  where: { email: { equals: email } },
})
const id = docs[0]?.id ?? (await makeAdmin(email))
if (values['reset-factor']) await removeFactor(payload, id)
await payload.jobs.queue({
  task: 'sendEditorLink',
  input: { email, language: values.english ? 'en' : 'nb' },
})
console.log('The link is mailed as soon as the content system and the portal run.')
process.exit(0)

async function makeAdmin(address: string): Promise<number> {
  const made = await payload.create({
    collection: 'editors',
    // Nobody knows this password: the link leads to another.
    data: {
      email: address,
      name: address,
      role: 'admin',
      password: randomBytes(32).toString('hex'),
    },
  })
  return made.id
}
