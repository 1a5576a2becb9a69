import { portalUrl } from './support/addresses.ts'
import { findFullClass, openClass, refundEverything } from './support/classes.ts'
import { logIn, memberEmail } from './support/people.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const text = texts.no
const messagesPage = '/min-side/trening/beskjeder'

/** The browser of the tests has no push service: this grants permission and returns an address. */
function standInForPushService(): void {
  const kept = window.sessionStorage
  Object.defineProperty(Notification, 'permission', {
    get: () => kept.getItem('permission') ?? 'default',
  })
  Notification.requestPermission = async () => {
    kept.setItem('permission', 'granted')
    return 'granted'
  }
  const subscription = {
    unsubscribe: async () => {
      kept.removeItem('subscribed')
      return true
    },
    toJSON: () => ({
      endpoint: 'https://push.trivsel.example/of-the-browser-tests',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
  } as unknown as PushSubscription
  PushManager.prototype.subscribe = async () => {
    kept.setItem('subscribed', 'yes')
    return subscription
  }
  PushManager.prototype.getSubscription = async () =>
    kept.getItem('subscribed') ? subscription : null
}

test('a member who queues is offered notifications once, and gets them; the next user of the browser does not', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(!isMobile, 'the width makes no difference')
  const permission = () => page.evaluate(() => Notification.permission)
  await page.addInitScript(standInForPushService)
  await logIn(page, memberEmail(17))
  await refundEverything(page.request)
  const exercise = await findFullClass(page.request, 6, 'no')

  await test.step('the question after queueing is ours, and a no is kept', async () => {
    const queue = async () => {
      const row = await openClass(page, text.classes, exercise)
      await row.getByRole('button', { name: /^Stå i kø for/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Stå i kø' }).click()
      await expect(row.getByRole('button', { name: text.leaveQueue })).toBeVisible()
    }
    await queue()
    const offer = page.getByRole('dialog', { name: 'Du står i køen' })
    await expect(offer).toContainText(exercise.className)
    await expectAccessible()
    await offer.getByRole('button', { name: 'Nei takk' }).click()
    await expect(offer).toBeHidden()
    expect(await permission()).toBe('default')
    await refundEverything(page.request)
    await queue()
    await page.goto(messagesPage)
    await expect(offer).toBeHidden()
  })

  await test.step('it is turned on and off by keyboard, and so are reminders', async () => {
    await page.getByRole('button', { name: 'Slå på beskjeder i denne nettleseren' }).press('Enter')
    await expect(page.getByText('Du får beskjeder i denne nettleseren.')).toBeVisible()
    const reminders = page.getByRole('button', { name: /påminnelser før avmeldingsfristen$/ })
    await reminders.press('Enter')
    await expect(page.getByText('Du får ikke flere påminnelser')).toBeVisible()
    await reminders.press('Enter')
    await expect(page.getByText('Vi minner deg på timene')).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('what is pushed is shown, and not once they have logged out', async () => {
    const devtools = await page.context().newCDPSession(page)
    const registrations: string[] = []
    devtools.on('ServiceWorker.workerRegistrationUpdated', (event) =>
      registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
    )
    await devtools.send('ServiceWorker.enable')
    await expect.poll(() => registrations.length).toBeGreaterThan(0)
    const [worker] = page.context().serviceWorkers()
    if (!worker) throw new Error('no worker runs')
    // The browser of the tests cannot show notifications, so they are recorded.
    await worker.evaluate(() => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration
        shown: string[]
        left: number
      }
      scope.shown = []
      scope.left = 0
      scope.registration.showNotification = async (title) => void scope.shown.push(title)
      PushManager.prototype.getSubscription = async () => {
        scope.left += 1
        return null
      }
    })
    const push = () =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: portalUrl,
        registrationId: registrations[0] ?? '',
        data: JSON.stringify({ title: 'Ledig plass', body: 'i dag', path: '/trening', tag: 'x' }),
      })
    const seen = () =>
      worker.evaluate(() => {
        const { shown, left } = globalThis as unknown as { shown: string[]; left: number }
        return { shown, left }
      })
    await push()
    await expect.poll(seen).toEqual({ shown: ['Ledig plass'], left: 0 })
    await page.request.post('/api/auth/sign-out', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {},
    })
    await push()
    await expect.poll(seen).toEqual({ shown: ['Ledig plass'], left: 1 })
  })
})
