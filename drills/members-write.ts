import { z } from 'zod'
import { makePdf } from '../apps/portal/src/core/files/inspect/pdf.testing.ts'
import { contactForm, randomAddress } from '../bench/contact-form.ts'
import { logIn } from '../bench/log-in.ts'
import { PlainError } from '../scripts/progress.ts'

const Token = z.object({ token: z.string() })
const Classes = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      className: z.string(),
      sportsCenter: z.object({ id: z.int() }),
      bookingOpensAt: z.iso.datetime({ offset: true }),
      startTime: z.iso.datetime({ offset: true }),
    }),
  ),
})

/** What people do on a site in a few seconds. @returns a line for each */
export async function writeAsPeople(portalUrl: string): Promise<string[]> {
  const booked = await bookClass(portalUrl)
  await requireOk(await sendInquiry(portalUrl))
  await signUp(portalUrl)
  return [booked, 'an inquiry with a file', 'a sign-up for the newsletter']
}

async function bookClass(portalUrl: string): Promise<string> {
  const cookie = await logIn(portalUrl, 'member@trivsel.example')
  const api = `${portalUrl}/api/frontend`
  const listed = await fetch(`${api}/sports/group-exercises?language=no`)
  const now = Date.now()
  const open = Classes.parse(await listed.json()).items.filter(
    ({ bookingOpensAt, startTime }) =>
      Date.parse(bookingOpensAt) < now && Date.parse(startTime) > now,
  )
  // The member has booked some already, and may not have two at the same time.
  for (const { id, className, sportsCenter } of open) {
    const answer = await fetch(`${api}/user/sports/bookings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: portalUrl, cookie },
      body: JSON.stringify({ centerId: sportsCenter.id, classId: id }),
    })
    if (answer.ok) return `a booking of "${className}"`
  }
  throw new PlainError('No class could be booked.')
}

export function sendInquiry(portalUrl: string): Promise<Response> {
  return contactForm(portalUrl, { name: 'a.pdf', bytes: makePdf() })
}

async function signUp(portalUrl: string): Promise<void> {
  const api = `${portalUrl}/api/frontend`
  const { token } = Token.parse(await (await fetch(`${api}/forms/token`)).json())
  await requireOk(
    await fetch(`${api}/newsletter?language=no`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: portalUrl,
        'x-forwarded-for': randomAddress(),
      },
      body: JSON.stringify({
        token,
        alert: '',
        alert2: 'jeg-er-et-menneske',
        answers: { email: 'linh@example.org', topics: ['food'] },
      }),
    }),
  )
}

async function requireOk(answer: Response): Promise<void> {
  if (!answer.ok)
    throw new PlainError(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
}
