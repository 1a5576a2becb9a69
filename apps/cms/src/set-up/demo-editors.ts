import type { Payload } from 'payload'
import type { Role } from '../access/has-role.ts'
import { readConfig } from '../config.ts'

const password = 'trivsel-demo'

/** The admin comes first: the first account of an empty system always becomes one. */
const demoEditors: readonly { email: string; name: string; role: Role }[] = [
  { email: 'admin@trivsel.example', name: 'Ada Administrator', role: 'admin' },
  { email: 'editor@trivsel.example', name: 'Edvard Redaktør', role: 'publisher' },
  // For tests at the same time: of two logins of one editor at once Payload keeps one.
  { email: 'editor-too@trivsel.example', name: 'Eva Redaktør', role: 'publisher' },
  { email: 'editor-third@trivsel.example', name: 'Even Redaktør', role: 'publisher' },
]

/**
 * Makes the demo's accounts of the admin.
 * @throws in production
 */
export async function makeDemoEditors(payload: Payload): Promise<void> {
  if (readConfig(process.env).site === 'production')
    throw new Error('Demo accounts are never made in production.')
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
}
