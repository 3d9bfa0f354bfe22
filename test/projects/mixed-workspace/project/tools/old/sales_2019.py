import report
