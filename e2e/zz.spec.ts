import { enterAsDemoStaff } from './support/staff.ts'
import { logIn } from './support/people.ts'
import { test } from './support/test.ts'
test.use({ allowedErrors: [/.*/] })
test.setTimeout(300_000)
const shot = async (page: any, name: string, path: string) => {
  const r = await page.goto(path)
  await page.waitForTimeout(900)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  console.log(name, r?.status(), over > 0 ? `SIDEWAYS ${over}` : '')
  await page.screenshot({ path: `/tmp/shots/${name}-${page.viewportSize().width}.png`, fullPage: true })
}
test('look', async ({ page, browser }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await shot(page, 'dir-no', '/foreninger/finn-forening')
    await shot(page, 'dir-en', '/en/associations/find-your-association?q=music&welcomesNew=on')
    await shot(page, 'prof-no', '/foreninger/finn-forening/studentkoret-fjordklang')
    await shot(page, 'prof-en', '/en/associations/find-your-association/debattforumet-agora')
    await shot(page, 'prof-closed', '/foreninger/finn-forening/studentkoret-vikingtoner')
    await shot(page, 'join-no', '/foreninger/finn-forening/bli-med?code=ABCDEF')
    await shot(page, 'cal-no', '/arrangementer')
  }
  await logIn(page, 'member@trivsel.example')
  const own = await (await page.request.get('/api/frontend/my-associations')).json()
  console.log(JSON.stringify(own.items?.map((o: any) => [o.name, o.state, o.isContact])))
  const id = own.items[0].id
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await shot(page, 'become-no', '/foreninger/finn-forening/bli-medlem?association=teatergruppa-sceneskrekk')
    await shot(page, 'my-no', '/min-side/foreninger')
    await shot(page, 'create-no', '/min-side/foreninger/opprett-forening')
    await shot(page, 'over-no', `/min-side/foreninger/detaljer/${id}`)
    await shot(page, 'over-en', `/en/my-page/associations/details/${id}`)
    await shot(page, 'profile-edit', `/min-side/foreninger/detaljer/${id}/profil`)
    await shot(page, 'reg-no', `/min-side/foreninger/detaljer/${id}/medlemsregister`)
    await shot(page, 'reginfo-no', `/min-side/foreninger/detaljer/${id}/medlemsregister/info`)
    await shot(page, 'roles-no', `/min-side/foreninger/detaljer/${id}/medlemsregister/roller`)
    await shot(page, 'access-no', `/min-side/foreninger/detaljer/${id}/tilgang-medlemsregister`)
    await shot(page, 'memb-no', `/min-side/foreninger/detaljer/${id}/medlemskap`)
    await shot(page, 'contacts-no', `/min-side/foreninger/detaljer/${id}/kontaktpersoner`)
    await shot(page, 'assembly-no', `/min-side/foreninger/detaljer/${id}/generalforsamling`)
    await shot(page, 'cp-no', '/min-side/foreninger/kontaktperson')
    await shot(page, 'news-no', `/min-side/foreninger/nyhetsbrev?association=${id}`)
    await shot(page, 'events-no', `/min-side/foreninger/detaljer/${id}/arrangementer`)
    await shot(page, 'event-new', `/min-side/foreninger/detaljer/${id}/arrangementer/nytt`)
  }
})
test('staff', async ({ page }) => {
  await enterAsDemoStaff(page, 'caseworker')
  const list = await (await page.request.get('/ansatt/foreninger')).text()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await shot(page, 'staff-list', '/ansatt/foreninger')
    const href = await page.getByRole('rowheader').first().getByRole('link').getAttribute('href')
    await shot(page, 'staff-one', href ?? '')
    await shot(page, 'staff-setup', '/ansatt/foreninger/oppsett')
    await shot(page, 'staff-events', '/ansatt/foreninger/arrangementer')
    await shot(page, 'staff-contacts', '/ansatt/foreninger/kontaktpersoner')
  }
})
