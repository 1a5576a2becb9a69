import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { HOTP, Secret } from 'otpauth'
import type { TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeEditors } from '../testing/editors.ts'
import { emptyMailbox, queuedMails } from '../testing/mails.ts'
import { openApi } from '../testing/rest.ts'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload } = await startTestPayload({ secondFactor: true })
const callApi = openApi(payload)
const { drizzle } = payload.db
const email = 'editor@trivsel.example'
const oldPassword = 'a-long-password'
const newPassword = 'fire rare gule ender'
let editor: TypedUser
let admin: TypedUser
let old = { hash: '', salt: '' }
let firstRegister: Awaited<ReturnType<typeof post>>
let editorsAfterwards: number

beforeAll(async () => {
  payload.logger.level = 'silent'
  firstRegister = await post('first-register', {
    email: 'x@trivsel.example',
    password: newPassword,
    name: 'X',
  })
  editorsAfterwards = (await payload.count({ collection: 'editors' })).totalDocs
  ;({ editor, admin } = await makeEditors(payload))
  const { rows } = await drizzle.execute<{ hash: string; salt: string }>(
    sql`select hash, salt from cms.editors where id = ${editor.id}`,
  )
  ;[old = old] = rows
})
beforeEach(async () => {
  await drizzle.execute(sql`truncate cms.editor_attempts`)
  await drizzle.execute(sql`truncate cms.editor_factors, cms.editor_recovery_codes`)
  await drizzle.execute(sql`truncate cms.editors_sessions`)
  await drizzle.execute(
    sql`update cms.editors set hash = ${old.hash}, salt = ${old.salt} where id = ${editor.id}`,
  )
  // Links that one test requested and did not send would replace those of the next.
  await drizzle.execute(sql`delete from cms.payload_jobs`)
  await emptyMailbox(payload)
})

const post = async (path: string, json: object, headers: Record<string, string> = {}) => {
  const answer = await callApi(`/editors/${path}`, {
    method: 'POST',
    json,
    headers: { 'accept-language': 'nb', ...headers },
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}
const logIn = async (more: object = {}) => {
  const { status, body, headers } = await post('login', { email, password: oldPassword, ...more })
  return { status, error: body.error, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}
const sessions = async () =>
  (await drizzle.execute(sql`select id from cms.editors_sessions`)).rows.length

async function askForLink(to = email, language = 'nb') {
  const response = await post('forgot-password', { email: to }, { 'accept-language': language })
  await payload.jobs.run({ silent: true })
  const mails = await queuedMails(payload)
  return { response, mails, token: /#token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '' }
}

/** Milliseconds of a step of the app, and those in which a code is sent and judged on a slow machine. */
const stepLength = 30_000
const enoughTime = 5_000

/** A code of the step before is taken, but not when the step of now ends while it is sent. */
async function waitForRoomInStep(): Promise<void> {
  const left = stepLength - (Date.now() % stepLength)
  if (left < enoughTime) await sleep(left)
}

/** @returns a code of the app for the step that many after now */
async function codeOf(secret: string, step = 0): Promise<string> {
  const counter = Math.floor(Date.now() / stepLength) + step
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter })
}

/** By the mailed link, as an editor does. */
async function enrol() {
  const { token } = await askForLink()
  const { secret } = (await post('link', { token })).body.factor
  await waitForRoomInStep()
  const code = await codeOf(secret, -1)
  const { body } = await post('reset-password', { token, password: oldPassword, code })
  return { secret: String(secret), recoveryCodes: body.recoveryCodes as string[] }
}

describe('without an app', () => {
  it('the right password begins no session', async () => {
    expect(await logIn()).toEqual({ status: 403, error: 'SECOND_FACTOR_MISSING', cookie: '' })
    expect(await logIn({ code: '123456' })).toMatchObject({ error: 'SECOND_FACTOR_MISSING' })
    expect(await sessions()).toBe(0)
  })

  it('a wrong password is answered as ever', async () => {
    expect(await logIn({ password: 'feil passord' })).toMatchObject({ status: 401 })
  })

  it('nobody becomes the first editor over the network', async () => {
    expect([firstRegister.status, firstRegister.body.error, editorsAfterwards]).toEqual([
      403,
      'SECOND_FACTOR_MISSING',
      0,
    ])
  })

  it('the mailed link sets one up, with a password, and logs nobody in', async () => {
    const { token } = await askForLink()
    const opened = await post('link', { token })
    expect(opened.body).toEqual({
      email,
      factor: { secret: expect.stringMatching(/^[A-Z2-7]{39}$/), address: expect.any(String) },
    })
    expect((await post('link', { token })).body).toEqual(opened.body)
    const { secret } = opened.body.factor
    const wrong = await post('reset-password', { token, password: newPassword, code: '000000' })
    expect([wrong.status, wrong.body.error]).toEqual([403, 'WRONG_CODE'])
    const none = await post('reset-password', { token, password: newPassword })
    expect([none.status, none.body.error]).toEqual([403, 'WRONG_CODE'])

    const form = { token, password: newPassword, code: await codeOf(secret) }
    const done = await post('reset-password', form)
    expect(done.status).toBe(200)
    // The browser is known from now on, which is not the same as being logged in.
    expect(done.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'content-editor-device',
    ])
    expect(done.body.recoveryCodes).toHaveLength(10)
    expect(await sessions()).toBe(0)
    const { rows } = await drizzle.execute(sql`select * from cms.editor_factors`)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('with an app', () => {
  it('password and code start a session, one of them alone does not', async () => {
    const { secret } = await enrol()
    expect(await logIn()).toEqual({ status: 403, error: 'SECOND_FACTOR_REQUIRED', cookie: '' })
    const code = await codeOf(secret)
    expect(await logIn({ password: 'feil passord', code })).toMatchObject({ status: 401 })
    expect(await logIn({ code: '000000' })).toMatchObject({ status: 403, error: 'WRONG_CODE' })
    expect(await sessions()).toBe(0)
    const { status, cookie } = await logIn({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(status).toBe(200)
    const me = await (await callApi('/editors/me', { headers: { cookie } })).json()
    expect(me.user.email).toBe(email)
    expect(await logIn({ code })).toMatchObject({ status: 403, error: 'WRONG_CODE' })
  })

  it('one code lets in one of many who use it at once', async () => {
    const { secret } = await enrol()
    const code = await codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn({ code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
  })

  it('five wrong codes make the right one wait', async () => {
    const { secret } = await enrol()
    const code = await codeOf(secret)
    const wrong = code === '000000' ? '000001' : '000000'
    await Promise.all(Array.from({ length: 5 }, () => logIn({ code: wrong })))
    expect(await logIn({ code })).toMatchObject({ status: 429, error: 'TOO_MANY_ATTEMPTS' })
  })

  it('a recovery code works once, and its owner is notified', async () => {
    const { recoveryCodes } = await enrol()
    await emptyMailbox(payload)
    const [code = ''] = recoveryCodes
    expect(await logIn({ code: code.toUpperCase() })).toMatchObject({ status: 200 })
    expect(await logIn({ code })).toMatchObject({ status: 403, error: 'WRONG_CODE' })
    expect(await queuedMails(payload)).toMatchObject([
      { to: email, subject: 'En gjenopprettingskode ble brukt i innholdssystemet' },
    ])
  })

  it('a new password leaves it as it is, and ends every session', async () => {
    const { secret } = await enrol()
    const { cookie } = await logIn({ code: await codeOf(secret) })
    expect(await sessions()).toBe(1)
    const { token } = await askForLink()
    expect((await post('link', { token })).body).toEqual({ email, factor: null })
    const reset = await post('reset-password', { token, password: newPassword })
    expect([reset.status, reset.body]).toEqual([200, { recoveryCodes: null }])
    expect(await sessions()).toBe(0)
    const me = await (await callApi('/editors/me', { headers: { cookie } })).json()
    expect(me.user).toBeNull()
    expect(await logIn({ password: newPassword })).toMatchObject({
      error: 'SECOND_FACTOR_REQUIRED',
    })
  })

  it('an admin takes it from others, not from themselves; nobody else does', async () => {
    const { secret } = await enrol()
    const { cookie } = await logIn({ code: await codeOf(secret) })
    const remove = (by: string, id: number | string) =>
      callApi(`/editors/${id}/remove-second-factor`, { method: 'POST', headers: { cookie: by } })
    expect((await remove('', editor.id)).status).toBe(403)
    expect((await remove(cookie, admin.id)).status).toBe(403)
    await payload.update({ collection: 'editors', id: editor.id, data: { role: 'admin' } })
    expect((await remove(cookie, editor.id)).status).toBe(403)
    expect((await remove(cookie, admin.id)).status).toBe(200)
    await payload.update({ collection: 'editors', id: editor.id, data: { role: 'editor' } })
  })
})

describe('a mailed link', () => {
  it('is for one use, of many at once', async () => {
    await enrol()
    const { token } = await askForLink()
    const use = () => post('reset-password', { token, password: newPassword })
    const answers = await Promise.all([use(), use(), use()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
    expect((await post('link', { token })).body.error).toBe('LINK_NOT_VALID')
  })

  it('is valid for half an hour, and the last one requested counts', async () => {
    const { token: first } = await askForLink()
    const { token } = await askForLink()
    expect((await post('link', { token: first })).status).toBe(410)
    const within = (minutes: number) =>
      drizzle.execute(sql`
        update cms.editors set reset_password_expiration =
          reset_password_expiration - make_interval(mins => ${minutes})`)
    await within(29)
    expect((await post('link', { token })).status).toBe(200)
    await within(1)
    expect((await post('link', { token })).status).toBe(410)
  })

  it.each([
    ['another address', { email: 'moved@trivsel.example' }, { email }],
    ['another password', { password: newPassword }, {}],
  ])('ends with %s of the account', async (_, change, back) => {
    const { token } = await askForLink()
    await payload.update({ collection: 'editors', id: editor.id, data: change })
    expect((await post('link', { token })).status).toBe(410)
    await payload.update({ collection: 'editors', id: editor.id, data: back })
  })

  it('lies in the database as a hash alone', async () => {
    const { token } = await askForLink()
    const { rows } = await drizzle.execute(sql`select * from cms.editors`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is in the language of who asks', async () => {
    const { mails } = await askForLink(email, 'en')
    expect(mails).toMatchObject([{ to: email, subject: 'New password for the content system' }])
    expect(mails[0]?.text).toContain('http://localhost:3001/admin/login#token=')
  })

  it('is requested with the same answer without an account, and mailed to nobody', async () => {
    const known = await post('forgot-password', { email })
    const unknown = await post('forgot-password', { email: 'nobody@trivsel.example' })
    expect(unknown).toEqual(known)
    expect(known.status).toBe(200)
    await payload.jobs.run({ silent: true })
    expect((await queuedMails(payload)).map(({ to }) => to)).toEqual([email])
  })

  it('can be requested three times', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn++)
      statuses.push((await post('forgot-password', { email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it.each([
    ['link', {}],
    ['link', { token: ['a'] }],
    ['link', { token: 'x'.repeat(101) }],
    ['reset-password', { token: 'a' }],
    ['reset-password', { token: 'a', password: 7 }],
    ['forgot-password', { email: null }],
    ['forgot-password', []],
  ])('%s with %j is refused', async (path, json) => {
    expect(await post(path, json)).toMatchObject({ status: 400, body: { error: 'INVALID_VALUE' } })
  })

  it('takes no password under ten characters, and stays good', async () => {
    await enrol()
    const { token } = await askForLink()
    const short = await post('reset-password', { token, password: 'ni tegn 9' })
    expect(short.status).toBe(400)
    expect(JSON.stringify(short.body)).toContain('Passordet må ha minst 10 tegn.')
    expect((await post('link', { token })).status).toBe(200)
  })
})

it('no account gets a password under ten characters', async () => {
  const data = {
    email: 'y@trivsel.example',
    name: 'Y',
    role: 'editor',
    password: 'ni tegn 9',
  } as const
  await expect(payload.create({ collection: 'editors', data })).rejects.toThrow()
  await expect(
    payload.update({ collection: 'editors', id: editor.id, data: { password: 'ni tegn 9' } }),
  ).rejects.toThrow()
})
