import "@testing-library/jest-dom";

/** A test that checks nothing fails. */
beforeEach(() => {
  expect.hasAssertions();
});
