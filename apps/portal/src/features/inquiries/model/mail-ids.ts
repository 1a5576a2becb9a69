import { MessageId } from '@trivsel/content-contract/mail'

/** A Message-ID without brackets, as it is stored. */
export const stripBrackets = (messageId: string): string => messageId.slice(1, -1)

/** A Message-ID with brackets, as in headers; null when it violates the standard. */
export function toMessageId(bare: string): string | null {
  const { data } = MessageId.safeParse(`<${bare}>`)
  return data ?? null
}
