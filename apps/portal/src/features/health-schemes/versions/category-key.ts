/** Of a new category: it says nothing, so that the name can change and the key can stay. */
export const newCategoryKey = (): string => `c-${crypto.randomUUID().slice(0, 8)}`
