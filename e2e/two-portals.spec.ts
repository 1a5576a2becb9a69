import { portalUrl } from './support/addresses.ts'
import { Admin } from './support/admin.ts'
import { startPortal } from './support/portal.ts'
import { expect, test } from './support/test.ts'

const { E2E_SHARED_SETTINGS: sharedSettings } = process.env

test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen')
test.describe.configure({ timeout: 120_000 })

test('two portals show a change, and send a file, within two seconds of its publication', async ({
  page,
  playwright,
}) => {
  test.skip(!sharedSettings, 'only where the settings of the site are known')
  const admin = new Admin(page)
  await admin.logIn('editor-third@trivsel.example')
  const mark = `Begge ${Date.now()}`
  const path = `/${mark.toLowerCase().replace(' ', '-')}`
  const visitor = await playwright.request.newContext()
  const other = await startPortal(JSON.parse(sharedSettings ?? ''))
  const portals = [portalUrl, other.url]
  const bothShow = async (text: RegExp | null, published: number) => {
    await Promise.all(
      portals.map((portal) =>
        expect
          .poll(
            async () => {
              const answer = await visitor.get(portal + path)
              return text ? text.test(await answer.text()) : answer.status() === 404
            },
            { timeout: 2_000, intervals: [50], message: portal },
          )
          .toBe(true),
      ),
    )
    test.info().annotations.push({
      type: 'visible on both after',
      description: `${Date.now() - published} ms`,
    })
  }

  const bothSend = (file: string, status: number) =>
    Promise.all(
      portals.map((portal) =>
        expect
          .poll(async () => (await visitor.get(portal + file)).status(), {
            timeout: 2_000,
            intervals: [50],
            message: `${portal}${file}`,
          })
          .toBe(status),
      ),
    )

  await admin.startNew('pages')
  await admin.fill('displayName', mark)
  const id = await admin.saveFirstDraft()
  const attached = await admin.attachPdf('pages', id)
  const file = `/files/attachments/v/${attached.filename}`
  try {
    // The first page of a portal that has just started takes its time.
    for (const portal of portals) await visitor.get(portal + path)
    await bothShow(null, Date.now())
    await bothSend(file, 404)
    await admin.open('pages', id)
    await admin.publish()
    await bothShow(new RegExp(mark), Date.now())
    await bothSend(file, 200)
    await admin.fill('ingress', `${mark} endret`)
    await admin.publish()
    await bothShow(new RegExp(`${mark} endret`), Date.now())
    await admin.takeDown()
    await bothShow(null, Date.now())
    await bothSend(file, 404)
  } finally {
    await admin.delete('pages', id)
    await admin.delete('attachments', attached.id)
    await other.stop()
    await visitor.dispose()
  }
})
