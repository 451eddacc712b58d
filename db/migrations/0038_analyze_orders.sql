-- An index on an expression has no statistics until then: without them a search in a large shop reads every order.
ANALYZE orders;
