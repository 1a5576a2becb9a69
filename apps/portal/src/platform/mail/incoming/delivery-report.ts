import { MessageId } from '@trivsel/content-contract/mail'

/** What a mail server says became of a mail (RFC 3464). */
export type DeliveryReport = {
  /** `delayed` says that it goes on trying. */
  readonly action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded'
  /** Of the mail that it is about; `null` where the report does not carry its headers. */
  readonly messageId: string | null
}

const actions: readonly string[] = ['failed', 'delayed', 'delivered', 'relayed', 'expanded']

/**
 * @param parts of a mail, decoded
 * @returns `null` for a mail that is no such report
 */
export function readDeliveryReport(
  parts: readonly { readonly type: string; readonly text: string }[],
): DeliveryReport | null {
  const status = parts.find(({ type }) => type === 'message/delivery-status')
  const action =
    status &&
    fieldOf(status.text, 'action')
      ?.toLowerCase()
      .split(/[\s;(]/)[0]
  if (action === undefined || !isAction(action)) return null
  const about = parts.find(
    ({ type }) => type === 'message/rfc822' || type === 'text/rfc822-headers',
  )
  const messageId = MessageId.safeParse(about && fieldOf(headersOf(about.text), 'message-id'))
  return { action, messageId: messageId.success ? messageId.data : null }
}

function isAction(text: string): text is DeliveryReport['action'] {
  return actions.includes(text)
}

function headersOf(message: string): string {
  const lines = message.replaceAll('\r\n', '\n')
  const end = lines.indexOf('\n\n')
  return end < 0 ? lines : lines.slice(0, end)
}

/** Of lines `Name: value`, where a line that begins with a space goes on from the one before. */
function fieldOf(text: string, name: string): string | undefined {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const at = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`))
  if (at < 0) return undefined
  const first = lines[at]?.slice(name.length + 1).trim() ?? ''
  const next = lines[at + 1] ?? ''
  const isFolded = next.startsWith(' ') || next.startsWith('\t')
  return isFolded ? `${first} ${next.trim()}`.trim() : first
}
