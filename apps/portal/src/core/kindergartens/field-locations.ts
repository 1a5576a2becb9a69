/* Where values of kindergartens are encrypted for: see `FieldLocation`. */

export const childNumberLocation = (childId: string) => ({
  table: 'kindergarten_child',
  column: 'national_id',
  row: childId,
})

export const guardianNumberLocation = (guardianId: string) => ({
  table: 'kindergarten_guardian',
  column: 'national_id',
  row: guardianId,
})

export const guardianAddressLocation = (guardianId: string) => ({
  table: 'kindergarten_guardian',
  column: 'address',
  row: guardianId,
})

export const healthFields = ['allergies', 'medicines', 'notes'] as const
export type HealthField = (typeof healthFields)[number]

export const healthLocation = (childId: string, column: HealthField) => ({
  table: 'kindergarten_health',
  column,
  row: childId,
})

export const threadSubjectLocation = (threadId: string) => ({
  table: 'kindergarten_thread',
  column: 'subject',
  row: threadId,
})

export const messageTextLocation = (messageId: string) => ({
  table: 'kindergarten_message',
  column: 'text',
  row: messageId,
})
