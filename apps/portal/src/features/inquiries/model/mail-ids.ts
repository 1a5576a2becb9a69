import { MessageId } from '@trivsel/content-contract/mail'

/** As the tables have it: without brackets. */
export const bareId = (messageId: string): string => messageId.slice(1, -1)

/** As headers have it; null for what a mail program has made up against all rules. */
export function toMessageId(bare: string): string | null {
  const { data } = MessageId.safeParse(`<${bare}>`)
  return data ?? null
}
