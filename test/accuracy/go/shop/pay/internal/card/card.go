package card

type Card struct{ Number string }
