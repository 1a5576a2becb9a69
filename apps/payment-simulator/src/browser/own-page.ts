/* The simulator's own page, for orders that are paid by redirect. The script beside it brings `payex`. */
type Payex = { hostedView: { checkout(given: object): { open(): void; refresh(): void } } }
const { payex } = window as unknown as { payex: Payex }

const container = document.querySelector<HTMLElement>('#checkout')
const view = payex.hostedView.checkout({
  container: { checkout: 'checkout' },
  culture: container?.dataset.culture,
})
view.open()
document.querySelector('#cancel-payment')?.addEventListener('click', async () => {
  await fetch(`/checkout/payer/${container?.dataset.token}/cancel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  view.refresh()
})
