import { codeAt, goodSteps, stepAt, stepSeconds } from '@trivsel/account-guard/totp'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { user } from '#core/accounts/tables.server.ts'
import { staffFactor, staffMember } from '#core/staff-area/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { showDevelopmentPage } from '#platform/development/page.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { secretLocation } from './verify-code.server.ts'

type Parts = {
  database: Database
  encryption: Pick<FieldEncryption, 'decrypt'>
  clock: Clock
  /** The email addresses of the demo staff. */
  loadDemoEmails: () => Promise<string[]>
}

/** `/dev/codes`: the current authenticator codes of the demo's staff only. */
export function createCodePages(parts: Parts): Hono {
  return new Hono().get('/dev/codes', async (context) => {
    const now = parts.clock()
    const codes = await listDemoCodes(parts, now)
    const seconds = stepSeconds - (Math.floor(now.getTime() / 1_000) % stepSeconds)
    const rows = codes.map(
      ({ email, roles, code }) => html`<tr>
        <th scope="row">${email}</th>
        <td>${roles.join(', ')}</td>
        <td>${code ? html`<code>${code}</code>` : 'reload in half a minute'}</td>
      </tr>`,
    )
    return showDevelopmentPage(context, {
      title: 'Codes',
      content: html`<h1>Codes of the demo staff</h1>
        <p>Each code works once. New codes appear in ${seconds} seconds: reload the page.</p>
        <table>
          <thead><tr><th scope="col">Account</th><th scope="col">Roles</th><th scope="col">Code</th></tr></thead>
          <tbody>${rows}</tbody>
        </table>`,
    })
  })
}

async function listDemoCodes({ database, encryption, loadDemoEmails }: Parts, now: Date) {
  const emails = await loadDemoEmails()
  const found = await database
    .select({
      userId: user.id,
      email: user.email,
      roles: staffMember.roles,
      secret: staffFactor.secret,
      lastStep: staffFactor.lastStep,
    })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .innerJoin(staffFactor, eq(staffFactor.userId, staffMember.userId))
    .where(
      and(
        inArray(user.email, emails),
        isNull(staffMember.endedAt),
        isNotNull(staffFactor.confirmedAt),
      ),
    )
    .orderBy(user.email)
  return found.map(({ userId, email, roles, secret, lastStep }) => {
    const currentStep = stepAt(now)
    // When the current code is used, the next one is accepted already: apps may be that far ahead.
    const step = goodSteps(now, lastStep).find((step) => step >= currentStep)
    const key = encryption.decrypt(secret, secretLocation(userId))
    return { email, roles, code: step === undefined ? null : codeAt(key, step) }
  })
}
