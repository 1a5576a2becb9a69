/** What a mail says of who sends it; its address is always the organisation's. */
export const senderOf = (association: {
  readonly name: string
  readonly contactEmail: string | null
  readonly showsEmail: boolean
}): { senderName: string; replyTo?: string } => ({
  senderName: association.name.replace(/\p{Cc}+/gu, ' '),
  // An address that the association keeps to itself is in none of its mails.
  ...(association.showsEmail &&
    association.contactEmail !== null && { replyTo: association.contactEmail }),
})
