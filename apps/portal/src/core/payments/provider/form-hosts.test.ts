import { expect, it } from 'vitest'
import { formHostsOf, isFromHost } from './form-hosts.ts'

const hosts = 'https://*.payex.com https://*.swedbankpay.com http://127.0.0.1:3002'

it.each([
  ['https://ecom.payex.com/checkout/client/1?culture=nb-NO', true],
  ['https://ecom.externalintegration.payex.com/x.js', true],
  ['https://ecom.swedbankpay.com/x.js', true],
  ['http://127.0.0.1:3002/checkout/client/1', true],
  ['http://127.0.0.1:3003/checkout/client/1', false],
  ['http://ecom.payex.com/x.js', false],
  ['https://ecom.payex.com:444/x.js', false],
  ['https://payex.com/x.js', false],
  ['https://payex.com.elsewhere.example/x.js', false],
  ['https://elsewherepayex.com/x.js', false],
  ['https://ecom.payex.com@elsewhere.example/x.js', false],
  ['javascript:alert(1)', false],
  ['nonsense', false],
])('a page takes its card form from %s: %s', (address, expected) => {
  const set = { PAYMENT_URL: 'https://api.payex.com', PAYMENT_FORM_HOSTS: hosts }
  expect(isFromHost(address, formHostsOf(set))).toBe(expected)
})

it('comes from nowhere where nothing can be paid', () => {
  expect(formHostsOf({ PAYMENT_FORM_HOSTS: hosts })).toEqual([])
})
