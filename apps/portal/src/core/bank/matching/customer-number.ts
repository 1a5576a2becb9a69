/*
 * Customer numbers are what people write into a message to a bank: eight digits of which the last
 * one checks the others (modulo 10, as in KID). They begin with 8, as no date and no mobile number
 * of Norway does.
 */

export const customerNumbers = 1_000_000

/** @param serial from 0, below `customerNumbers`; the same gives the same number */
export function toCustomerNumber(serial: number): string {
  if (!Number.isInteger(serial) || serial < 0 || serial >= customerNumbers)
    throw new Error('There are no more customer numbers')
  const digits = `8${String(serial).padStart(6, '0')}`
  return digits + checkDigit(digits)
}

export function isCustomerNumber(text: string): boolean {
  return /^8\d{7}$/.test(text) && checkDigit(text.slice(0, -1)) === text.at(-1)
}

/**
 * Those that a text has in it, once each: by themselves or in groups (`8000 0012`, `80-00-00-12`),
 * and never a part of a longer number.
 */
export function findCustomerNumbers(text: string): string[] {
  const found = new Set<string>()
  // One separator goes between digits; more, and any other sign, part two numbers.
  for (const [group] of text.matchAll(/\d(?:[ .-]?\d)*/g)) {
    const parts = group.split(/[ .-]/)
    for (let first = 0; first < parts.length; first += 1)
      for (let last = first + 1; last <= parts.length; last += 1) {
        const digits = parts.slice(first, last).join('')
        if (digits.length > 8) break
        if (isCustomerNumber(digits)) found.add(digits)
      }
  }
  return [...found]
}

/** Every second digit counts twice, from the right (Luhn). */
function checkDigit(digits: string): string {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return String((10 - (sum % 10)) % 10)
}
