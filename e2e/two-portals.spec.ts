import { portalUrl } from './support/addresses.ts'
import { Admin } from './support/admin.ts'
import { startPortal } from './support/portal.ts'
import { expect, test } from './support/test.ts'

const { E2E_SHARED_SETTINGS: sharedSettings } = process.env

test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen')
test.describe.configure({ timeout: 120_000 })

test('two portals show a change within two seconds', async ({ page, playwright }) => {
  test.skip(!sharedSettings, 'only where the settings of the site are known')
  const admin = new Admin(page)
  await admin.logIn('editor@trivsel.example')
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

  await admin.startNew('pages')
  await admin.fill('displayName', mark)
  const id = await admin.saveFirstDraft()
  try {
    // The first page of a portal that has just started takes its time.
    for (const portal of portals) await visitor.get(portal + path)
    await bothShow(null, Date.now())
    await admin.open('pages', id)
    await admin.publish()
    await bothShow(new RegExp(mark), Date.now())
    await admin.fill('ingress', `${mark} endret`)
    await admin.publish()
    await bothShow(new RegExp(`${mark} endret`), Date.now())
    await admin.takeDown()
    await bothShow(null, Date.now())
  } finally {
    await admin.delete('pages', id)
    await other.stop()
    await visitor.dispose()
  }
})
