-- Counts the letters in which two words differ, for the search.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
