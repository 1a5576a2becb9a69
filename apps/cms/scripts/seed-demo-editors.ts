/** Demo accounts of the admin: `node apps/cms/scripts/seed-demo-editors.ts`. Never in production. */
import type { Role } from '../src/access/has-role.ts'
import { readConfig } from '../src/config.ts'
import { openPayload } from './open-payload.ts'

const password = 'trivsel-demo'

/** The admin comes first: the first account of an empty system always becomes one. */
const demoEditors: readonly { email: string; name: string; role: Role }[] = [
  { email: 'admin@trivsel.example', name: 'Ada Administrator', role: 'admin' },
  { email: 'editor@trivsel.example', name: 'Edvard Redaktør', role: 'publisher' },
  // For tests at the same time: of two logins of one editor at once Payload keeps one.
  { email: 'editor-too@trivsel.example', name: 'Eva Redaktør', role: 'publisher' },
  { email: 'editor-third@trivsel.example', name: 'Even Redaktør', role: 'publisher' },
]

if (readConfig(process.env).site === 'production') {
  console.error('Demo accounts are never made in production.')
  process.exit(1)
}

const payload = await openPayload()
for (const { email, name, role } of demoEditors) {
  const existing = await payload.count({
    collection: 'editors',
    where: { email: { equals: email } },
  })
  if (existing.totalDocs > 0) {
    console.log(`${email} is there already`)
    continue
  }
  await payload.create({ collection: 'editors', data: { email, name, role, password } })
  console.log(`Made ${email} (${role})`)
}
process.exit(0)
