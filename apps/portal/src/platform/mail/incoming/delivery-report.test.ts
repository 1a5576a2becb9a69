import { expect, it } from 'vitest'
import { readDeliveryReport } from './delivery-report.ts'

const status = (action: string) => ({
  type: 'message/delivery-status',
  text: `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; maja@example.org\r\nAction: ${action}\r\nStatus: 5.1.1\r\n`,
})
const about = {
  type: 'message/rfc822',
  text: 'Subject: Hei\r\nMessage-ID:\r\n <a-b@trivsel.example>\r\n\r\nMessage-ID: <forged@in.the.text>',
}

it('says which mail has come back', () => {
  expect(readDeliveryReport([status('failed'), about])).toEqual({
    action: 'failed',
    messageId: '<a-b@trivsel.example>',
  })
})

it('reads the headers alone, where that is all there is', () => {
  const headers = { type: 'text/rfc822-headers', text: 'Message-Id: <a-b@trivsel.example>\n' }
  expect(readDeliveryReport([status('Failed (user unknown)'), headers])?.messageId).toBe(
    '<a-b@trivsel.example>',
  )
})

it('knows a mail that is only late', () => {
  expect(readDeliveryReport([status('delayed'), about])?.action).toBe('delayed')
})

it('takes no id from the text of a mail, and none that is no id', () => {
  const without = { ...about, text: 'Subject: Hei\n\nMessage-ID: <forged@in.the.text>' }
  expect(readDeliveryReport([status('failed'), without])?.messageId).toBeNull()
  const broken = { ...about, text: 'Message-ID: not an id\n\n' }
  expect(readDeliveryReport([status('failed'), broken])?.messageId).toBeNull()
})

it.each([[[]], [[about]], [[status('perhaps'), about]]])('is no report: %o', (parts) => {
  expect(readDeliveryReport(parts)).toBeNull()
})
